/**
 * Before the first paint: theme, Login's label, keys or pointer, an address with all answers of the eligibility check.
 * The policy of every page names it by its hash.
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
