"use client";

import { useEffect, useRef, useState } from "react";
import { openPdf, type PdfPages } from "./pdf-pages";
import { t } from "@/lib/messages/text";

/** The pages of a PDF below one another, each drawn while it is near. @param width CSS pixels of a page */
export function PdfView({
  paper,
  name,
  width,
  turns,
  onShown,
  onFailed,
}: {
  paper: Blob;
  name: string;
  width: number;
  turns: number;
  onShown: () => void;
  onFailed: () => void;
}) {
  const pages = useOpenPdf(paper, onFailed);
  if (!pages) return null;
  return Array.from({ length: pages.count }, (_, index) => (
    <PdfPage
      key={index}
      pages={pages}
      number={index + 1}
      name={
        pages.count === 1
          ? name
          : t("ui.pdfPageOf", "{{paper}}, page {{page}} of {{pages}}", {
              paper: name,
              page: index + 1,
              pages: pages.count,
            })
      }
      width={width}
      turns={turns}
      onShown={onShown}
      onFailed={onFailed}
    />
  ));
}

/** A PDF that is open while its screen stands; null until then. @param onFailed must stay the same */
export function useOpenPdf(paper: Blob, onFailed: () => void): PdfPages | null {
  const [pages, setPages] = useState<PdfPages | null>(null);
  useEffect(() => {
    let isGone = false;
    let close = () => {};
    async function open() {
      const opened = await openPdf(await paper.arrayBuffer());
      close = opened.close;
      if (isGone) close();
      else setPages(opened);
    }
    open().catch(() => {
      if (!isGone) onFailed();
    });
    return () => {
      isGone = true;
      close();
    };
  }, [paper, onFailed]);
  return pages;
}

/** One page of an open PDF, drawn while it is near. */
export function PdfPage({
  pages,
  number,
  name,
  width,
  turns,
  onShown,
  onFailed,
}: {
  pages: PdfPages;
  number: number;
  name: string;
  width: number;
  turns: number;
  onShown: () => void;
  onFailed: () => void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isNear, setNear] = useState(number === 1);
  useEffect(() => {
    // A statement of a hundred pages would fill a phone's memory.
    const watcher = new IntersectionObserver(([entry]) => setNear(entry!.isIntersecting), { rootMargin: "1000px" });
    watcher.observe(frame.current!);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    const into = canvas.current;
    if (!isNear || !into) return;
    const drawing = pages.draw(number, into, { width, turns });
    let isGone = false;
    drawing.done.then(
      () => {
        if (isGone) return;
        frame.current!.style.aspectRatio = `${into.width} / ${into.height}`;
        if (number === 1) onShown();
      },
      () => {
        if (!isGone) onFailed();
      },
    );
    return () => {
      isGone = true;
      drawing.stop();
      into.width = 0;
    };
  }, [pages, number, width, turns, isNear, onShown, onFailed]);
  return (
    <div ref={frame} className="mx-auto mb-3 aspect-[1/1.414] bg-blank last:mb-0" style={{ width }}>
      {isNear && <canvas ref={canvas} role="img" aria-label={name} className="size-full" />}
    </div>
  );
}
