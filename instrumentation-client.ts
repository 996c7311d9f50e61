// Runs before the page does. Next looks for this name here.
export { onRouterTransitionStart } from "@/lib/browser/page-requests";
