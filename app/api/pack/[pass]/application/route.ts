import type { NextRequest } from "next/server";
import { onlyGet } from "@/lib/http/private-file";
import { serveSharedApplication } from "@/lib/shared-file/serve";

/** The application of a pack as a PDF, as far as it was given. */
export async function GET(request: NextRequest, { params }: { params: Promise<Record<string, string>> }) {
  return serveSharedApplication(request, (await params).pass ?? "");
}

export { onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE, onlyGet as OPTIONS };
