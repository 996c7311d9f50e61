import type { NextRequest } from "next/server";
import { serveFileToStaff } from "@/lib/back-office/serve";
import { onlyGet } from "@/lib/http/private-file";

/** A paper of an opened file, for the staff member who opened it. Next answers HEAD from it. */
export async function GET(request: NextRequest, { params }: { params: Promise<Record<string, string>> }) {
  return serveFileToStaff(request, (await params).id ?? "");
}

export { onlyGet as POST, onlyGet as PUT, onlyGet as PATCH, onlyGet as DELETE, onlyGet as OPTIONS };
