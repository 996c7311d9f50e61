import { db } from "@/tests/factories/database";

const PUBLIC = { isActive: true, toMend: "", archivedAt: null };
/** The lenders that the site lists, in its order, with their schemes: those whose rate is known. */
export const listedLenders = async () =>
  (
    await db.partner.findMany({
      where: PUBLIC,
      orderBy: { position: "asc" },
      include: {
        schemes: {
          where: PUBLIC,
          orderBy: [{ position: "asc" }, { id: "asc" }],
          include: { rates: { where: { isActive: true, toMend: "" } } },
        },
      },
    })
  ).filter(({ interestRate, schemes }) => interestRate?.trim() || schemes.some(({ rates }) => rates.length > 0));
