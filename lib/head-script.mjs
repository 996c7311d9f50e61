/**
 * Runs before the first paint, so that neither the theme nor the Login button flickers. It reads two hints from browser
 * storage: `theme` (light or dark; anything else follows the system) and `login` (the session decides, this only
 * chooses a label). It looks again when another tab changes them, when a page comes back from the back-forward cache,
 * and when the page itself dispatches "storage". It also works the theme switch (components/site/theme-switch.tsx),
 * which a page may bring later, with another frame around it; where storage is off, the switch stays at "System". An
 * address with all answers of the eligibility check, whose last is `years`, is marked too, so that the page is drawn as
 * it will be with them. What stands behind an "&" that was sent as HTML writes it, "&#38;", a browser takes for a place
 * on the page: it is put back into the query. It notes whether keys or a pointer are used, for the ring around radio
 * buttons. The policy of every page names it by its hash, and forbids to build functions from text: zod, which would
 * try that out and be reported, is told beforehand that it cannot.
 */
export const HEAD_SCRIPT = `(()=>{
globalThis.__zod_globalConfig={jitless:true};
const root=document.documentElement,dark=matchMedia("(prefers-color-scheme: dark)");
const read=(key)=>{try{return localStorage.getItem(key)}catch{return null}};
const apply=()=>{
const stored=read("theme"),theme=stored==="light"||stored==="dark"?stored:"system";
root.dataset.theme=theme!=="system"?theme:dark.matches?"dark":"light";
for(const radio of document.querySelectorAll("[data-theme-choice]"))radio.checked=radio.value===theme;
if(read("login")==="true")root.dataset.auth="in";else delete root.dataset.auth;
};
apply();
const {search,hash}=location;
if(search&&/^#(38|x26);/i.test(hash))
history.replaceState(history.state,"",search.replace(/&+$/,"")+hash.replace(/&?#(38|x26);/gi,"&"));
if(location.search.includes("&years="))root.dataset.answered="";
dark.addEventListener("change",apply);
addEventListener("storage",apply);
addEventListener("pageshow",apply);
addEventListener("change",({target})=>{
if(!target.matches("[data-theme-choice]"))return;
try{localStorage.setItem("theme",target.value)}catch{}
apply();
});
addEventListener("keydown",()=>{root.dataset.keys=""},true);
addEventListener("pointerdown",()=>{delete root.dataset.keys},true);
const follow=()=>{apply();new MutationObserver(apply).observe(document.body,{childList:true})};
if(document.body)follow();else addEventListener("DOMContentLoaded",follow);
})()`;
