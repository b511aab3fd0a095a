import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, traverse, type types } from '@babel/core';
import { root } from './modules';

/** What the comments of src/contract say: `Game` about the entity, `Game.rating` and `vipOpen.expectPrice` about a field. */
export type Notes = ReadonlyMap<string, string>;

const noteOf = (node: types.Node): string | undefined => {
  const comment = node.leadingComments?.at(-1);
  if (comment?.type !== 'CommentBlock' || !comment.value.startsWith('*')) return undefined;
  return comment.value.replace(/^\*+|\s*\n\s*\*\s?/g, ' ').trim();
};

const keyOf = (node: types.ObjectProperty): string =>
  node.key.type === 'Identifier' ? node.key.name : node.key.type === 'StringLiteral' ? node.key.value : '';

/** Collects the doc comments of the files; they stand beside the schemas, which don't carry them at run time. */
export function readNotes(files: readonly string[]): Notes {
  const notes = new Map<string, string>();
  for (const file of files) {
    const tree = parseSync(readFileSync(join(root, file), 'utf8'), {
      filename: file,
      babelrc: false,
      configFile: false,
      sourceType: 'module',
      parserOpts: { plugins: ['typescript'] },
    });
    if (tree === null) continue;
    traverse(tree, {
      ExportNamedDeclaration({ node }) {
        const [declared] = node.declaration?.type === 'VariableDeclaration' ? node.declaration.declarations : [];
        const note = noteOf(node);
        if (declared?.id.type === 'Identifier' && note !== undefined) notes.set(declared.id.name, note);
      },
      ObjectProperty(path) {
        const note = noteOf(path.node);
        if (note === undefined) return;
        // The owner is the named call around it, else the exported schema.
        const call = path.findParent(
          ({ node, parentPath }) =>
            node.type === 'ObjectProperty' && parentPath?.parentPath?.isVariableDeclarator() === true,
        );
        const schema = path.findParent(({ node }) => node.type === 'VariableDeclarator');
        const owner =
          call?.node.type === 'ObjectProperty'
            ? keyOf(call.node)
            : schema?.node.type === 'VariableDeclarator' && schema.node.id.type === 'Identifier'
              ? schema.node.id.name
              : undefined;
        if (owner !== undefined) notes.set(`${owner}.${keyOf(path.node)}`, note);
      },
    });
  }
  return notes;
}
