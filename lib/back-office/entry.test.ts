import { randomUUID } from "node:crypto";
import { POST as leave } from "@/app/api/desk/leave/route";
import { POST as me } from "@/app/api/desk/me/route";
import { db } from "@/lib/db";
import { accessOf } from "@/lib/http/route";
import { addColleague, removeColleague } from "@/lib/back-office/colleagues";
import { apiRoutes, routeModule } from "@/tests/api-routes";
import { newStaffMember } from "@/tests/factories/staff";
import { newStudent } from "@/tests/factories/sessions";
import { newPhone } from "@/tests/factories/users";
import { googleToken, phoneToken } from "@/tests/identity-tokens";
import { call, requestTo } from "@/tests/requests";
import { loggedInStaff, type Handler, tryEnter } from "./testing";

const DESK_CALLS = apiRoutes().flatMap((name): [string, Handler][] => {
  const { POST } = routeModule<{ POST?: Handler }>(name);
  return POST && accessOf(POST) === "staff" ? [[name, POST]] : [];
});

test("no call of the back office answers a browser without a staff member, a student's, or one that guesses", async () => {
  expect(DESK_CALLS.length).toBeGreaterThanOrEqual(10);
  const student = await newStudent();
  for (const [name, handler] of DESK_CALLS)
    for (const cookie of ["", student.cookie, `__Host-dakhila.desk=${randomUUID()}`]) {
      const { http, body, headers } = await call(handler, requestTo(name, {}, { headers: { cookie } }));
      expect([name, http, body.code, headers.get("cache-control")]).toEqual([name, 401, "openDeskFirst", "no-store"]);
    }
});

describe("entry", () => {
  test("a proved phone of a staff member opens the back office for twelve hours; any other learns only that it has none", async () => {
    const meera = await newStaffMember();
    const before = Date.now();
    const { http, body, headers } = await tryEnter(phoneToken(meera.phone));
    expect([http, body.data]).toEqual([200, { name: "Meera Joshi" }]);
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-dakhila\.desk=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/),
    ]);
    const pass = await db.pass.findFirstOrThrow({ where: { colleagueId: meera.id } });
    expect(pass).toMatchObject({ kind: "desk", name: "Meera Joshi", parts: [], userId: null });
    const hours = (pass.expiresAt.getTime() - before) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThan(12.1);

    const stranger = await tryEnter(phoneToken(newPhone()));
    expect([stranger.http, stranger.body.code, stranger.body.message]).toEqual([
      404,
      "noColleague",
      "This number has no desk.",
    ]);
    expect(stranger.headers.getSetCookie()).toEqual([]);
  });

  test("without the proof of a phone nothing is told", async () => {
    for (const token of [undefined, "guess", googleToken("meera@example.com")])
      expect((await tryEnter(token)).body.code).toBe("notProven");
    const meera = await newStaffMember();
    const old = Math.floor(Date.now() / 1000) - 3600;
    expect((await tryEnter(phoneToken(meera.phone, { auth_time: old }))).body.code).toBe("notProven");
  });

  test("a second browser ends the first, also when both enter at once", async () => {
    const meera = await newStaffMember();
    const first = await loggedInStaff(meera);
    const second = await loggedInStaff(meera);
    expect((await first.ask(me)).http).toBe(401);
    expect((await second.ask<{ name: string }>(me)).body.data).toEqual({ id: meera.id, name: "Meera Joshi" });
    await Promise.all([1, 2, 3].map(() => tryEnter(phoneToken(meera.phone))));
    expect(await db.pass.count({ where: { colleagueId: meera.id, revokedAt: null } })).toBe(1);
  });

  test("a code begins one day: its proof is worth nothing to whoever shows it again", async () => {
    const meera = await newStaffMember();
    const token = phoneToken(meera.phone);
    expect((await tryEnter(token)).http).toBe(200);
    expect((await tryEnter(token)).body.code).toBe("notProven");
    expect(await db.pass.count({ where: { colleagueId: meera.id } })).toBe(1);
  });

  test("leaving ends it, for a copy of the cookie too", async () => {
    const staff = await loggedInStaff();
    const { headers } = await staff.ask(leave);
    expect(headers.getSetCookie()[0]).toContain("Max-Age=0");
    expect((await staff.ask(me)).http).toBe(401);
  });

  test("the day ends after twelve hours, and half an hour without a call ends it too", async () => {
    const [day, idle] = [await loggedInStaff(), await loggedInStaff()];
    await db.pass.update({ where: { id: day.passId }, data: { expiresAt: new Date(Date.now() - 1000) } });
    await db.passVisit.updateMany({
      where: { passId: idle.passId },
      data: { lastSeenAt: new Date(Date.now() - 31 * 60_000) },
    });
    expect([(await day.ask(me)).http, (await idle.ask(me)).http]).toEqual([401, 401]);
  });

  test("who was removed is out at once and cannot come back; added again, they can", async () => {
    const staff = await loggedInStaff();
    const other = await loggedInStaff(await newStaffMember());
    // As somebody does who changes the row alone.
    await db.colleague.update({ where: { id: other.id }, data: { removedAt: new Date() } });
    expect((await other.ask(me)).http).toBe(401);
    await removeColleague(db, staff.digits);
    expect((await staff.ask(me)).http).toBe(401);
    expect((await db.pass.findUniqueOrThrow({ where: { id: staff.passId } })).revokedAt).not.toBeNull();
    expect((await tryEnter(phoneToken(staff.phone))).body.code).toBe("noColleague");
    const again = await addColleague(db, { name: "Meera J.", phone: `+91 ${staff.digits}` });
    expect(again).toMatchObject({ id: staff.id, phone: staff.phone, removedAt: null });
    expect((await tryEnter(phoneToken(staff.phone))).body.data).toEqual({ name: "Meera J." });
    // What was open before stays closed.
    expect((await staff.ask(me)).http).toBe(401);
  });

  test.each(["12345", "1234567890", ""])("the phone %j is no staff member's", async (phone) => {
    await expect(addColleague(db, { name: "Meera", phone })).rejects.toThrow("ten digits");
  });
});
