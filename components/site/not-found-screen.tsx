import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/components/ui/link";
import { routes } from "@/lib/routes";
import { StatusScreen } from "./status-screen";

/** SPEC section 2: the words are the specification's, its backtick included. */
export function NotFoundScreen() {
  return (
    <StatusScreen
      tab="Not in this file"
      title="Error 404"
      message="Oops, we can`t seem to find the page you are looking for!"
    >
      <Link href={routes.home} className={buttonClass()}>
        Return Home
      </Link>
    </StatusScreen>
  );
}
