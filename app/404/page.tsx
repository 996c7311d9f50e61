import { BareNotFound } from "@/components/site/bare-not-found";

/**
 * Where unknown dashboard addresses are sent (SPEC section 2). Next answers this very path with the status 404,
 * "noindex" and the title of app/not-found.tsx by itself; calling notFound() would only cost the screen its HTML.
 */
export default function NotFoundPage() {
  return <BareNotFound />;
}
