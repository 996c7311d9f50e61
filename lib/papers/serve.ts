import "server-only";
import type { NextRequest } from "next/server";
import { privateFile } from "@/lib/http/private-file";
import type { Limit } from "@/lib/http/rate-limit";
import { VISITORS } from "@/lib/http/visitor";
import { readPaper } from "./data";
import { PDF_NAMES, type PaperKind } from "./paper";
import { drawPaper } from "./draw";

const PDFS_PER_STUDENT: Limit = { name: "paper-pdf", points: 60, seconds: 600 };

/** Answers a student's own paper as a PDF download. */
export const servePaper = (request: NextRequest, kind: PaperKind) =>
  privateFile(
    request,
    () => VISITORS.student(request),
    { limit: PDFS_PER_STUDENT, failed: "paper could not be drawn" },
    async (user) => ({
      bytes: await drawPaper(await readPaper(kind, user)),
      mime: "application/pdf",
      disposition: `attachment; filename="${PDF_NAMES[kind]}"`,
    }),
  );
