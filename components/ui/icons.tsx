import { icon } from "./icon";

export const Less = icon("M5 12h14");
export const More = icon("M5 12h14M12 5v14");
export const Tick = icon("m5 12.5 4.5 4.5L19 7");
export const Cross = icon("m5 5 14 14M19 5 5 19");
export const Warning = icon("M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 7.5v5.5M12 15.5v2");
export const Done = icon("M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18m-4 9 3 3 5-6");
