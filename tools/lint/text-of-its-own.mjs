import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * A text that may change, or that stands beside something that comes and goes, has an element of its own.
 *
 * A browser's page translator puts each text node into a `<font>`. React keeps hold of its own, now detached, node:
 * to remove it, or to insert something before it, throws NotFoundError, and a change of it is seen by nobody. It writes
 * past the translator only where the text is the single child of an element.
 *
 * | refused | right |
 * |---|---|
 * | `{busy && <Spinner />}{children}`, `{busy && <Spinner />} Save` | `{busy && <Spinner />}<span>Save</span>` |
 * | `The fee{gst && " with GST"}` | `{gst ? "The fee with GST" : "The fee"}` |
 * | `{count} schemes`, `<Icon /> {count}` | `` {`${count} schemes`} ``, `<Icon /> <span>{count}</span>` |
 * | `<>In all <Money amount={sum} /></>`, `<>{name}</>` | `<span>In all <Money amount={sum} /></span>`, the same |
 * | `{words}` of `string[]`, `{word.split(" ")}`, `{words.map((one) => one)}` | `{words.join(", ")}`, `<li>` for each |
 * | `const Words = () => t("room.key", "English")`, `({ word }) => word` | a call, or `<span>` around it |
 *
 * A text that never changes may stand beside elements that always stand: `Read <Link …>our terms</Link> first`.
 * What is an element, a text or nothing is read from the syntax: of constants, of types that stand beside a parameter,
 * and of what a component of ours returns. What it cannot tell counts as a text that changes.
 *
 * eslint-plugin-react-google-translate and its like know literals in a condition only: neither `{count} schemes` nor a
 * label that is handed on as `children`.
 */
const rule = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      beside: "This text stands beside something that comes and goes: give it an element of its own.",
      changes: "A text that may change is the only child of its element: one template, or an element of its own.",
      fragment: "A fragment is no element: what surrounds it stands beside this text. Give the text one of its own.",
      returned: "A component draws an element, not a bare text: call a function for words, or wrap them.",
    },
  },
  create(context) {
    const tell = teller(context.sourceCode, context.filename, context);
    const report = (node, messageId) => context.report({ node, messageId });
    function children(parent) {
      const all = shownChildren(parent);
      const kinds = all.map((child) => tell(child));
      const isFragment = parent.type === "JSXFragment";
      // Alone in its element a text is written past the translator; of a list each text is one of several.
      const isText = (kind) => kind === TEXTS || (isFragment && (kind === TEXT || kind === VALUE));
      if (all.length === 1 && ![...kinds[0]].some(isText)) return;
      for (const [at, kind] of kinds.entries()) {
        if (isChanging(kind)) report(all[at], "changes");
        else if (!kind.has(TEXT)) continue;
        else if (kinds.some((other) => comesAndGoes(other))) report(all[at], "beside");
        else if (isFragment) report(all[at], "fragment");
      }
    }
    return {
      JSXElement: children,
      JSXFragment: children,
      ":function"(node) {
        if (!isComponent(node)) return;
        for (const returned of returnsOf(node)) if (hasText(tell(returned))) report(returned, "returned");
      },
    };
  },
};
export default rule;

const ELEMENT = "element";
const LIST = "list";
const NOTHING = "nothing";
const TEXT = "text";
const VALUE = "value";
const TEXTS = "texts";

const hasText = (kinds) => [TEXT, VALUE, TEXTS].some((kind) => kinds.has(kind));
const isChanging = (kinds) => kinds.has(VALUE) || kinds.has(TEXTS) || (kinds.has(TEXT) && kinds.size > 1);
const comesAndGoes = (kinds) => kinds.has(LIST) || (kinds.has(NOTHING) && kinds.size > 1);

const OF_THE_SAME = ["concat", "filter", "flat", "reverse", "slice", "sort", "toReversed", "toSorted"];

const shownChildren = ({ children }) =>
  children.filter(
    (child) =>
      !(child.type === "JSXText" && /^\s*\n\s*$/.test(child.value)) &&
      !(child.type === "JSXExpressionContainer" && child.expression.type === "JSXEmptyExpression"),
  );

const isComponent = (node) => /^[A-Z]/.test((node.id ?? nameGiven(node.parent))?.name ?? "");
const nameGiven = (parent) =>
  parent?.type === "CallExpression" && parent.callee.name === "memo"
    ? nameGiven(parent.parent)
    : parent?.type === "VariableDeclarator"
      ? parent.id
      : undefined;

function returnsOf(fn) {
  if (fn.body?.type !== "BlockStatement") return fn.body ? [fn.body] : [];
  const found = [];
  const walk = (node) => {
    if (!node || typeof node.type !== "string" || /Function/.test(node.type)) return;
    if (node.type === "ReturnStatement") found.push(node.argument ?? { type: "Literal", value: null });
    for (const [key, part] of Object.entries(node)) {
      if (key === "parent") continue;
      for (const one of Array.isArray(part) ? part : [part]) if (one && typeof one === "object") walk(one);
    }
  };
  walk(fn.body);
  return found;
}

/** @returns a function that tells what an expression or a child may come to, as a set of the kinds above */
function teller(sourceCode, filename, context) {
  const tell = (node) => new Set(kinds(node));
  const isLayout = /\blayout\.tsx$/.test(filename);
  const any = (nodes) => nodes.flatMap((node) => kinds(node));

  function kinds(node) {
    switch (node?.type) {
      case "JSXText":
        return [TEXT];
      case "JSXElement":
        return element(node.openingElement.name);
      case "JSXFragment": {
        const within = any(shownChildren(node));
        return within.length === 1 ? within : [...within.filter((kind) => kind !== TEXT && kind !== VALUE), LIST];
      }
      case "JSXExpressionContainer":
      case "TSAsExpression":
      case "TSNonNullExpression":
        return kinds(node.expression);
      case "Literal":
        return [typeof node.value === "boolean" || node.value === null || node.value === "" ? NOTHING : TEXT];
      case "TemplateLiteral":
        return [node.expressions.every(isFixed) ? TEXT : VALUE];
      case "ConditionalExpression": {
        const either = any([node.consequent, node.alternate]);
        // One element in the place of another is taken out and put in; of two texts each is always there.
        if (either.every((kind) => kind === ELEMENT)) return [LIST];
        return either.every((kind) => kind === TEXT || kind === VALUE) ? [VALUE] : either;
      }
      case "LogicalExpression":
        return node.operator === "&&" ? [NOTHING, ...kinds(node.right)] : any([node.left, node.right]);
      case "ArrayExpression":
        return listOf(node.elements);
      case "SpreadElement":
        return kinds(node.argument);
      case "ChainExpression":
        return [NOTHING, ...kinds(node.expression)];
      case "CallExpression":
        return called(node);
      case "Identifier":
        return named(node);
      case "MemberExpression":
        return isFixed(node) ? [TEXT] : typed(memberType(node));
      default:
        return [VALUE];
    }
  }

  function called({ callee, arguments: given }) {
    const name = callee.type === "MemberExpression" ? callee.property.name : callee.name;
    if (callee.type === "MemberExpression") {
      if (name === "split" || name === "match" || callee.object.name === "Object") return [TEXTS];
      if (OF_THE_SAME.includes(name)) return kinds(callee.object);
      if (["map", "flatMap", "from", "toArray"].includes(name)) {
        const draw = given.map(functionOf).find(Boolean);
        return draw ? listOf(returnsOf(draw)) : any(given).includes(TEXTS) ? [TEXTS] : [LIST];
      }
    }
    if (name === "t") return [given.length < 3 ? TEXT : VALUE];
    if (name === "createPortal") return kinds(given[0]);
    const definition = callee.type === "Identifier" ? definitionOf(callee) : undefined;
    if (definition?.type === "Parameter") {
      const drawn = typeBeside(definition, name)?.type;
      return typed({ type: drawn?.type === "TSFunctionType" ? drawn.returnType.typeAnnotation : undefined });
    }
    const body = functionOf(callee);
    if (!body || underWay.has(body)) return [VALUE];
    underWay.add(body);
    const returned = any(returnsOf(body));
    underWay.delete(body);
    return returned;
  }
  const underWay = new Set();

  const listOf = (nodes) => (hasText(new Set(any(nodes.filter(Boolean)))) ? [TEXTS] : [LIST]);

  function functionOf(node) {
    const definition = node.type === "Identifier" ? definitionOf(node) : undefined;
    const body = definition ? (definition.node.init ?? definition.node) : node;
    return definition?.type !== "Parameter" && /Function/.test(body.type) ? body : undefined;
  }

  function named(node) {
    if (node.name === "undefined") return [NOTHING];
    const definition = definitionOf(node);
    if (definition?.type === "ImportBinding") return [TEXT];
    if (isLayout && node.name === "children") return [ELEMENT];
    if (definition?.type === "Parameter") return typed(typeBeside(definition, node.name));
    const { init, id } = definition?.node ?? {};
    if (typed({ type: typeOfVariable(definition, node.name) }).includes(TEXTS)) return [TEXTS];
    const isPlain = definition?.type === "Variable" && definition.parent.kind === "const" && id.type === "Identifier";
    if (!isPlain || !init) return [VALUE];
    if (isModules(definition)) return init.type.startsWith("JSX") ? kinds(init) : [TEXT];
    return kinds(init);
  }

  function typeOfVariable(definition, name) {
    if (definition?.type !== "Variable") return undefined;
    const { id, init } = definition.node;
    if (id.type === "ArrayPattern" && id.elements[0]?.name === name) return init?.typeArguments?.params[0];
    return id.typeAnnotation?.typeAnnotation;
  }

  function definitionOf(identifier) {
    for (let scope = sourceCode.getScope(identifier); scope; scope = scope.upper) {
      const found = scope.set.get(identifier.name);
      if (found) return found.defs[0];
    }
  }
  const isModules = (definition) => sourceCode.getScope(definition.node).type === "module";

  function isFixed(node) {
    if (node.type === "Literal") return true;
    if (node.type === "MemberExpression") return isFixed(node.object) && (!node.computed || isFixed(node.property));
    if (node.type === "TSNonNullExpression") return isFixed(node.expression);
    if (node.type !== "Identifier") return false;
    const definition = definitionOf(node);
    return definition?.type === "ImportBinding" || (definition?.type === "Variable" && isModules(definition));
  }

  function typeBeside({ node: fn }, name) {
    for (const parameter of fn.params ?? []) {
      const pattern = parameter.type === "AssignmentPattern" ? parameter.left : parameter;
      if (pattern.name === name) return { type: pattern.typeAnnotation?.typeAnnotation };
      const part = pattern.properties?.find(({ value }) => (value?.left ?? value)?.name === name);
      if (!part) continue;
      const member = membersOf(pattern.typeAnnotation?.typeAnnotation).find(({ key }) => key?.name === part.key.name);
      return { type: member?.typeAnnotation?.typeAnnotation, isOptional: member?.optional && !part.value.right };
    }
  }
  function memberType({ object, property }) {
    const definition = object.type === "Identifier" ? definitionOf(object) : undefined;
    if (definition?.type !== "Parameter") return undefined;
    const type = typeBeside(definition, object.name)?.type;
    if (type?.typeName?.name === "Record") return { type: type.typeArguments.params[1] };
    const member = membersOf(type).find(({ key }) => key?.name === property.name);
    return { type: member?.typeAnnotation?.typeAnnotation, isOptional: member?.optional };
  }
  function membersOf(type) {
    if (type?.type === "TSTypeLiteral") return type.members;
    if (type?.type === "TSIntersectionType") return type.types.flatMap(membersOf);
    if (type?.type !== "TSTypeReference") return [];
    const alias = sourceCode.ast.body
      .map((statement) => statement.declaration ?? statement)
      .find(({ type: kind, id }) => /^TS(TypeAlias|Interface)/.test(kind) && id.name === type.typeName.name);
    return alias?.body?.body ?? membersOf(alias?.typeAnnotation);
  }
  function typed(found) {
    const types = found?.type?.type === "TSUnionType" ? found.type.types : [found?.type];
    const each = types.map((type) => {
      if (["TSNullKeyword", "TSUndefinedKeyword"].includes(type?.type)) return NOTHING;
      const name = nameOf(type);
      if (name === "Elements") return LIST;
      const each = eachOf(type);
      if (each) return typed({ type: each }).some((kind) => kind !== ELEMENT && kind !== LIST) ? TEXTS : LIST;
      return name === "ReactElement" ? ELEMENT : VALUE;
    });
    return found?.isOptional ? [...each, NOTHING] : each;
  }
  const nameOf = (type) => type?.typeName?.name ?? type?.typeName?.right?.name;
  function eachOf(type) {
    if (type?.type === "TSTypeOperator" && type.operator === "readonly") return eachOf(type.typeAnnotation);
    if (type?.type === "TSArrayType") return type.elementType;
    if (type?.type === "TSTupleType") return { type: "TSUnionType", types: type.elementTypes };
    return /^(Readonly)?(Array|Set)$/.test(nameOf(type)) ? type.typeArguments?.params[0] : undefined;
  }

  function element({ type, name }) {
    if (type !== "JSXIdentifier" || !/^[A-Z]/.test(name)) return [ELEMENT];
    if (name === "Suspense" || name === "Fragment") return [LIST];
    const here = declared(sourceCode.ast, name);
    if (here) return drawn(here, tell);
    const path = importedFrom(sourceCode.ast, name, filename, context.cwd);
    return path && !drawsOneElement(path, name, context) ? [ELEMENT, NOTHING] : [ELEMENT];
  }
  return tell;
}

function declared(ast, name) {
  for (const statement of ast.body) {
    const declaration = statement.declaration ?? statement;
    if (declaration?.type === "FunctionDeclaration" && declaration.id?.name === name) return declaration;
    const found = declaration?.declarations?.find(({ id }) => id.name === name);
    if (found) return found.init?.callee?.name === "memo" ? found.init.arguments[0] : found.init;
  }
}
function drawn(fn, tell) {
  if (!/Function/.test(fn.type)) return /lazy/i.test(fn.callee?.name) ? [LIST] : [ELEMENT];
  const each = returnsOf(fn).map((returned) => tell(returned));
  return each.every((kinds) => kinds.size === 1 && kinds.has(ELEMENT)) ? [ELEMENT] : [ELEMENT, NOTHING];
}

const SOURCE = (path) => [`${path}.tsx`, `${path}/index.tsx`].find((file) => existsSync(file));
function importedFrom(ast, name, filename, root) {
  for (const { type, source, specifiers } of ast.body) {
    if (type !== "ImportDeclaration" || !specifiers.some(({ local }) => local.name === name)) continue;
    if (source.value.startsWith("@/")) return SOURCE(join(root, source.value.slice(2)));
    return source.value.startsWith(".") ? SOURCE(join(dirname(filename), source.value)) : undefined;
  }
}

const known = new Map();
/** Whether a component of ours draws one element, always: what it returns names only elements that do so themselves. */
function drawsOneElement(path, name, context) {
  const key = `${path} ${name}`;
  if (!known.has(key)) {
    known.set(key, true);
    const { parser, parserOptions } = context.languageOptions;
    const { ast } = parser.parseForESLint(readFileSync(path, "utf8"), {
      ...parserOptions,
      ecmaFeatures: { jsx: true },
      range: true,
      sourceType: "module",
    });
    const fn = declared(ast, name);
    known.set(key, !fn || drawn(fn, teller({ ast, getScope: () => undefined }, path, context)).length === 1);
  }
  return known.get(key);
}
