import { Turning } from "./icon";

/** Silent on its own: say what is going on in words beside it. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <Turning className="spinner" size={size} />;
}
