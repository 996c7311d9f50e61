"use client";

export { ErrorScreen as default } from "@/components/site/error-screen";
