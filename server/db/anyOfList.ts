import {
  BinaryOperationNode,
  FunctionNode,
  type KyselyPlugin,
  OperationNodeTransformer,
  OperatorNode,
  PrimitiveValueListNode,
  ValueNode,
} from 'kysely';

/** `x in ($1, $2, …)` as `x = any($1)`, and `not in` as `<> all`. */
class AnyOfList extends OperationNodeTransformer {
  override transformBinaryOperation(node: BinaryOperationNode): BinaryOperationNode {
    const { leftOperand, operator, rightOperand } = super.transformBinaryOperation(node);
    const asked = OperatorNode.is(operator) && PrimitiveValueListNode.is(rightOperand) ? operator.operator : undefined;
    const isNot = asked === 'not in';
    if (!PrimitiveValueListNode.is(rightOperand) || (asked !== 'in' && !isNot))
      return BinaryOperationNode.create(leftOperand, operator, rightOperand);
    const list = FunctionNode.create(isNot ? 'all' : 'any', [ValueNode.create(rightOperand.values)]);
    return BinaryOperationNode.create(leftOperand, OperatorNode.create(isNot ? '<>' : '='), list);
  }
}

/** A list as one parameter, so that a statement's text does not vary with how many there are. */
export function anyOfList(): KyselyPlugin {
  const transformer = new AnyOfList();
  return {
    transformQuery: ({ node, queryId }) => transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
}
