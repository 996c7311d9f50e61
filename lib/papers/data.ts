import "server-only";
import { dayOf } from "@/lib/dates/calendar";
import { formWithAdded } from "@/lib/loan-form/data";
import { fileIdsIn } from "@/lib/loan-form/record";
import { routes } from "@/lib/routes";
import type { ProvenStudent } from "@/lib/session/proven";
import { absolute } from "@/lib/addresses/absolute";
import { ownFiles } from "@/lib/uploads/server/data";
import { applicationOf } from "./application";
import { checklistOf } from "./checklist";
import type { Paper, PaperKind } from "./paper";
import { seenFiles } from "./read/data";
import { findingsInForm } from "./read/in-application";

export const readPaper = (kind: PaperKind, user: ProvenStudent, at = new Date()): Promise<Paper> =>
  READ[kind](user, at);

const READ: Record<PaperKind, (user: ProvenStudent, at: Date) => Promise<Paper>> = {
  checklist: async (user, at) => {
    const { form } = await formWithAdded(user);
    const findings = findingsInForm(form, await seenFiles(user, form), dayOf(at));
    return checklistOf(form, { name: user.name, address: absolute(routes.checklist), at }, findings);
  },
  application: async (user, at) => {
    const { row, form } = await formWithAdded(user);
    const files = Object.fromEntries((await ownFiles(user, [...fileIdsIn(form)])).map((file) => [file.url, file]));
    const { reference, complete, submittedAt } = row;
    return applicationOf(
      form,
      { reference, name: user.name, complete, submittedAt, files },
      { address: absolute(routes.applicationCopy), at },
    );
  },
};
