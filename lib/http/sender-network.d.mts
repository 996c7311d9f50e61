export declare const plainAddress: (text: string) => string;
export declare function senderNetwork(address: string, bits?: { v4?: 24 | 32; v6?: 48 | 64 }): string;
