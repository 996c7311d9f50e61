import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";

/** One call of `t` or `plural` in the sources. */
export type Use = { file: string; line: number; key: string | null; english: string[]; isAtLoad: boolean };

/** Every `t` and `plural` of the product. `key` is null where it, or its English, is no plain text. */
export function usesOfTexts(): Use[] {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app", "components", "lib"], {
    encoding: "utf8",
  }).split("\n");
  return files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\./.test(file)).flatMap(usesIn);
}

function usesIn(file: string): Use[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const uses: Use[] = [];
  const visit = (node: ts.Node, isAtLoad: boolean) => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && /^(t|plural)$/.test(node.expression.text)) {
      const [key, second, third] = node.arguments;
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const forms = node.expression.text === "t" ? { "": second } : formsOf(third);
      const texts = Object.entries(forms).map(([ending, text]) => [ending, textOf(text)] as const);
      const name = textOf(key);
      for (const [ending, text] of texts)
        uses.push({
          file,
          line,
          key: name === null || text === null ? null : name + ending,
          english: text === null ? [] : [text],
          isAtLoad,
        });
    }
    ts.forEachChild(node, (child) => visit(child, isAtLoad && !ts.isFunctionLike(node)));
  };
  visit(source, true);
  return uses;
}

/** The English of a `plural`, by the ending of its key. */
function formsOf(node: ts.Node | undefined): Record<string, ts.Node | undefined> {
  if (!node || !ts.isObjectLiteralExpression(node)) return { "": undefined };
  return Object.fromEntries(
    node.properties.map((property) => [
      `_${property.name?.getText()}`,
      ts.isPropertyAssignment(property) ? property.initializer : undefined,
    ]),
  );
}

const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : null);
