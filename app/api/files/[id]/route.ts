import type { NextRequest } from "next/server";
import { onlyGet } from "@/lib/http/private-file";
import { serveFile } from "@/lib/uploads/server/serve";

/** A stored document, for its owner only. Next answers HEAD from it. */
export async function GET(request: NextRequest, { params }: { params: Promise<Record<string, string>> }) {
  return serveFile(request, (await params).id ?? "");
}

export { onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE, onlyGet as OPTIONS };
