import type { ReactNode } from "react";
import { ModalHost } from "@/components/auth/modal-host";
import { DemoNote } from "@/components/site/demo-note";
import { Footer } from "@/components/site/footer";
import { Header } from "@/components/site/header";
import { menuLenders } from "@/lib/lenders/data";

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const lenders = await menuLenders();
  return (
    <>
      <Header lenders={lenders} />
      <DemoNote />
      <main id="main" tabIndex={-1} className="min-h-[60vh] focus:outline-none">
        {children}
      </main>
      <Footer lenders={lenders} />
      <ModalHost />
    </>
  );
}
