import "@/tests/own-files-folder";
import * as uploadRoute from "@/app/api/loanform/upload/route";
import { UPLOAD_FOR } from "@/lib/uploads/policy";
import type { FileSummary } from "@/lib/uploads/server/data";
import { newStudent } from "@/tests/factories/sessions";
import { call, requestTo } from "@/tests/requests";
import { formWith, samplePdf } from "@/tests/samples/uploads";

jest.mock("./open", () => ({ pagesOf: () => new Promise(() => {}), waiting: () => 0 }));

test("an upload is answered though its paper is not read, and says nothing of it then", async () => {
  const as = await newStudent();
  const request = requestTo("loanform/upload", formWith(samplePdf(), "a.pdf"), {
    as,
    headers: { [UPLOAD_FOR]: "itr" },
  });
  const { http, body } = await call<FileSummary & { reading?: unknown }>(uploadRoute.POST, request);
  expect([http, body.data!.reading]).toEqual([200, null]);
});
