export declare const printable: (text: unknown) => string;
