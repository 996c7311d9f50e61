import { addColleague } from "@/prisma/colleagues";
import { db } from "@/tests/factories/database";
import { newPhone } from "@/tests/factories/users";

/** Adds a colleague by what the command line does. `digits` is her phone as it is typed. */
export async function newColleague(name = "Meera Joshi") {
  const digits = newPhone().slice(3);
  return { ...(await addColleague(db, { name, phone: digits })), digits };
}
