/**
 * Runs before the first paint, so that neither the theme nor the Login button flickers. It reads two hints from browser
 * storage: `theme` (light or dark; anything else follows the system) and `login` (the session decides, this only
 * chooses a label). It looks again when another tab changes them, when a page comes back from the back-forward cache,
 * and when the page itself dispatches "storage". An address with all answers of the eligibility check, whose last is
 * `years`, is marked too, so that the page is drawn as it will be with them. The policy of every page names it by its
 * hash, and forbids to build functions from text: zod, which would try that out and be reported, is told beforehand
 * that it cannot.
 */
export const HEAD_SCRIPT = `(()=>{
globalThis.__zod_globalConfig={jitless:true};
const root=document.documentElement,dark=matchMedia("(prefers-color-scheme: dark)");
const read=(key)=>{try{return localStorage.getItem(key)}catch{return null}};
const apply=()=>{
const theme=read("theme");
root.dataset.theme=theme==="light"||theme==="dark"?theme:dark.matches?"dark":"light";
if(read("login")==="true")root.dataset.auth="in";else delete root.dataset.auth;
};
apply();
if(location.search.includes("&years="))root.dataset.answered="";
dark.addEventListener("change",apply);
addEventListener("storage",apply);
addEventListener("pageshow",apply);
})()`;
