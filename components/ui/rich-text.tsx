import { Fragment, type ReactNode } from "react";

/** "I agree to <terms>the terms</terms>": marks, because another language has the words in another order. */
export const RichText = ({ text, parts }: { text: string; parts: Record<string, (words: string) => ReactNode> }) =>
  text.split(/(<(?:\w+)>.*?<\/\w+>)/).map((piece, index) => {
    const [, name, words] = /^<(\w+)>(.*?)<\/\1>$/.exec(piece) ?? [];
    const draw = name === undefined ? undefined : parts[name];
    return draw ? <Fragment key={index}>{draw(words!)}</Fragment> : piece && <span key={index}>{piece}</span>;
  });
