import type { MetadataRoute } from "next";
import { routes } from "@/lib/routes";
import { site } from "@/lib/site";

/** What a phone needs to keep the site on its home screen. The icons are the logo, drawn from app/icon.svg. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    description: site.blurb,
    lang: "en-IN",
    start_url: routes.home,
    display: "minimal-ui",
    // The light theme's paper, behind the icon while the page comes.
    background_color: "#F3F7F6",
    theme_color: "#F3F7F6",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
