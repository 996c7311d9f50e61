import "next-auth";
import "next-auth/jwt";

declare module "next-auth" {
  /** What the identity provider hands to the cookie: the session row, and nothing about the person. */
  interface User {
    id: string;
    sessionId: string;
  }
  interface Session {
    user?: { name: string; email: string };
  }
}

declare module "next-auth/jwt" {
  interface JWT {
    /** The id of a row in Session. */
    sessionId?: string;
  }
}
