/** Reads every file under src/ and collects what breaks the house rules that Biome can't express. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync, traverse } from '@babel/core';
import { entryProblems } from './entry.mjs';
import { importProblems } from './imports.mjs';
import { motionVisitor } from './motion.mjs';
import { nameProblems } from './names.mjs';
import { statesVisitor } from './states.mjs';
import { wordingVisitor } from './wording.mjs';
import { worldVisitor } from './world.mjs';

const CJK = /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/;
const isTestFile = (file) => /\.test\.tsx?$|\/(testing|__\w+__)\//.test(file);
/** What only staff read quotes names of rooms and buttons in corner brackets. */
const isOfDesk = (file) => /^(src\/text\/desk\/|server\/text\/(desk|content|errors)\.ts)/.test(file);
const isText = (file) => file.startsWith('src/text/') && !isTestFile(file);
const mayTouchWorld = (file) => /^src\/(app\/(ports|boot)|desk\/world)\//.test(file);

const filesOf = (folder) => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
};

const parse = (text, file) =>
  parseSync(text, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceType: 'module',
    parserOpts: { plugins: ['typescript', ...(file.endsWith('x') ? ['jsx'] : [])] },
  });

/** The names a statement takes from another module; `*` is all of them. */
const namesOf = ({ specifiers = [] }) =>
  specifiers.map((specifier) => {
    const taken =
      specifier.type === 'ImportSpecifier'
        ? specifier.imported
        : specifier.type === 'ExportSpecifier' && specifier.local;
    return taken ? (taken.name ?? taken.value) : '*';
  });

const textVisitor = (report) => {
  const look = (node, raw) => {
    if (CJK.test(raw)) report(node, 'text that members read lives in src/text');
  };
  return {
    StringLiteral: ({ node }) => look(node, node.extra?.raw ?? node.value),
    TemplateElement: ({ node }) => look(node, node.value.raw),
    JSXText: ({ node }) => look(node, node.value),
  };
};

/** What `work` makes of a file, or of the news that the file is no code. */
const orElse = (work, broken) => {
  try {
    return work();
  } catch (fault) {
    if (fault.code !== 'BABEL_PARSE_ERROR') throw fault;
    return broken(fault);
  }
};
const problemsOf = (file, text) =>
  orElse(
    () => problemsIn(file, text),
    ({ loc, reasonCode }) => [`${file}:${loc?.line ?? 1} does not parse: ${reasonCode}`],
  );
const EMPTY = { program: { body: [] } };
const readable = (text, file) =>
  orElse(
    () => parse(text, file),
    () => EMPTY,
  );

/** The complaints about one file, as `path:line message`. */
const problemsIn = (file, text) => {
  const isTest = isTestFile(file);
  const problems = [];
  const report = (node, message) => problems.push(`${file}:${node.loc?.start.line ?? 1} ${message}`);
  const visitImport = (node, source, names) => {
    for (const problem of importProblems(file, isTest, { source, names })) report(node, problem);
  };
  const visitors = [
    {
      ImportDeclaration: ({ node }) => visitImport(node, node.source.value, namesOf(node)),
      'ExportNamedDeclaration|ExportAllDeclaration': ({ node }) => {
        if (node.source) visitImport(node, node.source.value, node.specifiers && namesOf(node));
      },
      CallExpression: ({ node }) => {
        const [first] = node.arguments;
        if (node.callee.type === 'Import' && first?.type === 'StringLiteral') visitImport(node, first.value);
      },
    },
    ...(isTest || file.startsWith('src/text/') ? [] : [textVisitor(report)]),
    ...(isTest || mayTouchWorld(file) ? [] : [worldVisitor(report)]),
    ...(isTest ? [] : [motionVisitor(report)]),
    ...(isTest || file.startsWith('src/lib/machine/') ? [] : [statesVisitor(report)]),
    ...(isText(file) ? [wordingVisitor(report, { toMembers: !isOfDesk(file) })] : []),
  ];
  const tree = parse(text, file);
  traverse(tree, traverse.visitors.merge(visitors));
  return problems;
};

/** The complaints about the server's words, which members read like the app's. */
const wordingProblems = (file, text) => {
  const problems = [];
  traverse(
    parse(text, file),
    wordingVisitor((node, message) => problems.push(`${file}:${node.loc?.start.line ?? 1} ${message}`), {
      toMembers: !isOfDesk(file),
    }),
  );
  return problems;
};

/** Of the demo what the house says, and not what its people write: those type as they like. */
const HOUSE =
  /^demo\/content\/(games\/.*|(activities|bulletins|faqs|giftPacks|home|messages|pickLists|stories|welfare\w*)\.ts)$/;

/** The complaints about all of src/ below the folder, with the number of files read. */
export const checkPurity = (folder) => {
  const files = filesOf(join(folder, 'src'));
  const problems = files.flatMap((path) =>
    problemsOf(relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8')),
  );
  const nameOf = (path) => relative(folder, path).split(sep).join('/');
  const worded = [
    ...filesOf(join(folder, 'server/text')),
    ...filesOf(join(folder, 'demo/content')).filter((path) => HOUSE.test(nameOf(path))),
  ];
  for (const path of worded.filter((file) => !isTestFile(file)))
    problems.push(...wordingProblems(nameOf(path), readFileSync(path, 'utf8')));
  problems.push(
    ...nameProblems(['src', 'server', 'demo', 'e2e'].flatMap((top) => filesOf(join(folder, top)).map(nameOf))),
  );
  const at = (file) => join(folder, file);
  const isFile = (file) => statSync(at(file), { throwIfNoEntry: false })?.isFile() ?? false;
  problems.push(...entryProblems((file) => readable(readFileSync(at(file), 'utf8'), file), isFile));
  return { files: files.length, problems };
};
