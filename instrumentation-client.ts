// Runs before the page does.
import { measureSomeViews } from "@/lib/metrics/measure-some-views";

// Next looks for this name here.
export { onRouterTransitionStart } from "@/components/site/page-requests";

measureSomeViews();
