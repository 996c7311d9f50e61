import { route } from "@/lib/http/route";
import { readingBody } from "@/lib/papers/read/schema";
import { readReading } from "@/lib/papers/read/serve";

/** What a paper in a slot was seen to be, and whether it fits; with `isRight`, what the student says of it is kept. */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: readingBody },
  async ({ user, body }) => ({ data: await readReading(user, body) }),
);
