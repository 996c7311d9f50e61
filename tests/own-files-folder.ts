import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { env } from "@/lib/env";

// Imported first by a test that looks into the folder of files: test files run side by side, and each gets its own.
env.FILES_DIR = mkdtempSync(path.join(tmpdir(), "files-"));
afterAll(() => rmSync(env.FILES_DIR, { recursive: true, force: true }));
