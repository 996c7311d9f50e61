import { buttonClass } from "@/components/ui/button-class";
import { routes } from "@/lib/routes";
import { StatusScreen } from "./status-screen";

/**
 * SPEC section 2: the words are the specification's, its backtick included. A plain link: the screen comes along with
 * every page.
 */
export function NotFoundScreen() {
  return (
    <StatusScreen
      tab="Not in this file"
      title="Error 404"
      message="Oops, we can`t seem to find the page you are looking for!"
    >
      <a href={routes.home} className={buttonClass()}>
        Return Home
      </a>
    </StatusScreen>
  );
}
