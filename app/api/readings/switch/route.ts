import { route } from "@/lib/http/route";
import { switchBody } from "@/lib/papers/read/schema";
import { readsPapers } from "@/lib/users/data";
import { switchReading } from "@/lib/users/mutations";

/** Whether the student's papers are read by machine; with `readsPapers` it is changed. */
export const { POST, GET, HEAD, PUT, PATCH, DELETE, OPTIONS } = route(
  { access: "student", body: switchBody },
  async ({ user, body }) => {
    if (body.readsPapers !== undefined) await switchReading(user, body.readsPapers);
    return { data: { readsPapers: await readsPapers(user) } };
  },
);
