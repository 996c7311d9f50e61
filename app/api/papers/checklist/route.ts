import type { NextRequest } from "next/server";
import { route } from "@/lib/http/route";
import { readPaper } from "@/lib/papers/data";
import { servePaper } from "@/lib/papers/serve";

/** The rows, for the page that shows and prints them. */
export const { POST, PUT, PATCH, DELETE, OPTIONS } = route({ access: "student" }, async ({ user }) => ({
  data: await readPaper("checklist", user),
}));

/** The same rows as a PDF. */
export const GET = (request: NextRequest) => servePaper(request, "checklist");
