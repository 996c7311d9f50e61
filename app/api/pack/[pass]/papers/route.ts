import type { NextRequest } from "next/server";
import { onlyGet } from "@/lib/http/private-file";
import { serveSharedArchive } from "@/lib/shared-file/serve";

export async function GET(request: NextRequest, { params }: { params: Promise<Record<string, string>> }) {
  return serveSharedArchive(request, (await params).pass ?? "");
}

// Next would answer HEAD with the whole archive, unread.
export { onlyGet as HEAD, onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE, onlyGet as OPTIONS };
