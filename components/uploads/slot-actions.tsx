"use client";

import { Files, RotateCw, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";

type Act = { label: string; onClick: () => void };

/** What a click does, and to what, for those who hear one button at a time. */
export const SmallButton = ({ label, words, onClick }: Act & { words: string }) => (
  <Button variant="quiet" size="sm" onClick={onClick}>
    {words}
    <span className="sr-only">: {label}</span>
  </Button>
);

export const ViewLink = ({ url, label }: { url: string; label: string }) => (
  <a href={url} target="_blank" rel="noreferrer" className={buttonClass({ variant: "quiet", size: "sm" })}>
    View document<span className="sr-only">: {label} (opens in a new tab)</span>
  </a>
);

export const RotateButton = ({ label, onClick }: Act) => (
  <Button variant="quiet" size="sm" icon aria-label={`Rotate: ${label}`} title="Rotate" onClick={onClick}>
    <RotateCw aria-hidden size={20} />
  </Button>
);

export const RemoveButton = ({ label, onClick }: Act) => (
  <Button variant="quiet" size="sm" icon aria-label={`Remove: ${label}`} title="Remove" onClick={onClick}>
    <Trash2 aria-hidden size={20} />
  </Button>
);

export const PagesButton = ({ label, words, onClick }: Act & { words: string }) => (
  <Button variant="quiet" size="sm" onClick={onClick}>
    <Files aria-hidden size={18} />
    {words}
    <span className="sr-only">: {label}</span>
  </Button>
);
