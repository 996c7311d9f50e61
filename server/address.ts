import type { IncomingMessage, ServerResponse } from "node:http";
import inject from "light-my-request";
import { everyPage } from "@/lib/content/tags";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Has Next drop every page of the build, which was made for another address: each is made anew when it is asked for.
 * @throws Error when it is refused: pages would lead to somebody else's site
 */
export async function dropPages(handle: Handler, site: URL, secret: string) {
  const headers = { host: site.host, "x-forwarded-for": "127.0.0.1", "x-revalidate-secret": secret };
  const { statusCode } = await new Promise<{ statusCode: number }>((resolve, reject) => {
    const dispatch = (...given: Parameters<Handler>) => void handle(...given).catch(reject);
    const payload = { changed: [everyPage] };
    inject(dispatch as never, { method: "POST", url: "/api/revalidate", headers, payload }).then(resolve, reject);
  });
  if (statusCode !== 200) throw new Error(`The build's pages could not be dropped: ${statusCode}.`);
}
