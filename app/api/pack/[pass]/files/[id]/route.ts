import type { NextRequest } from "next/server";
import { onlyGet } from "@/lib/http/private-file";
import { serveSharedDocument } from "@/lib/shared-file/serve";

/** One paper of a pack, for the officer who has it open. */
export async function GET(request: NextRequest, { params }: { params: Promise<Record<string, string>> }) {
  const { pass = "", id = "" } = await params;
  return serveSharedDocument(request, pass, id);
}

export { onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE, onlyGet as OPTIONS };
