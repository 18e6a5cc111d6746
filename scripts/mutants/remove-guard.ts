import ts from 'typescript';

/**
 * lock: every row lock of the function, from `.for('update')` or `for update` in SQL. condition: one operand of
 * `&&`, `||` or `and(…)`, a whole `.where(…)`, or the guarded `if` statement.
 */
export type Guard = 'lock' | { readonly condition: string };
export type GuardPlace = { readonly inFunction: string; readonly remove: Guard };

type Edit = { readonly from: number; readonly to: number; readonly text?: string };

const SQL_LOCK = /\s+for\s+(no\s+key\s+)?update(\s+of\s+\w+)?(\s+skip\s+locked)?/gi;

/** Throws unless function and guard are each found exactly once. */
export function removeGuard(source: string, { inFunction, remove }: GuardPlace): string {
	const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true);
	const found = nodesIn(file).filter((node) => isFunctionNamed(node, inFunction));
	const [body] = found;
	if (!body || found.length > 1) throw new Error(`${found.length} functions are named ${inFunction}`);
	const edits = remove === 'lock' ? lockEdits(body) : conditionEdits(body, remove.condition);
	const what = remove === 'lock' ? 'row lock' : `condition ${remove.condition}`;
	if (edits.length === 0) throw new Error(`${inFunction} has no ${what}`);
	if (remove !== 'lock' && edits.length > 1) throw new Error(`${inFunction} has ${edits.length} times the ${what}`);
	return [...edits]
		.sort((a, b) => b.from - a.from)
		.reduce((text, { from, to, text: put = '' }) => text.slice(0, from) + put + text.slice(to), source);
}

const nodesIn = (node: ts.Node): readonly ts.Node[] => {
	const inner: ts.Node[] = [];
	ts.forEachChild(node, (child) => void inner.push(...nodesIn(child)));
	return [node, ...inner];
};

function isFunctionNamed(node: ts.Node, name: string): boolean {
	if (ts.isFunctionDeclaration(node)) return node.name?.text === name;
	if (!ts.isVariableDeclaration(node) || !node.initializer) return false;
	const isFunction = ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer);
	return isFunction && node.name.getText() === name;
}

const lockEdits = (body: ts.Node): readonly Edit[] =>
	nodesIn(body).flatMap((node) => {
		if (isCallOf(node, 'for')) return [{ from: node.expression.expression.end, to: node.end }];
		const isSql = ts.isTemplateLiteralToken(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node);
		if (!isSql) return [];
		const start = node.getStart();
		return [...node.getText().matchAll(SQL_LOCK)].map(({ 0: text, index }) => ({
			from: start + index,
			to: start + index + text.length,
		}));
	});

type MethodCall = ts.CallExpression & { readonly expression: ts.PropertyAccessExpression };

const isCallOf = (node: ts.Node, method: string): node is MethodCall =>
	ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === method;

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

const conditionEdits = (body: ts.Node, condition: string): readonly Edit[] =>
	nodesIn(body)
		.filter((node) => ts.isExpression(node) && plain(node.getText()) === plain(condition))
		.flatMap((node) => withoutCondition(node) ?? []);

function withoutCondition(node: ts.Node): Edit | null {
	const { parent } = node;
	if (ts.isParenthesizedExpression(parent)) return withoutCondition(parent);
	if (ts.isIfStatement(parent) && parent.expression === node) return { from: parent.getStart(), to: parent.end };
	if (ts.isBinaryExpression(parent)) return withoutOperand(parent, node);
	if (!ts.isCallExpression(parent)) return null;
	if (isCallOf(parent, 'where')) return { from: parent.expression.expression.end, to: parent.end };
	const at = parent.arguments.findIndex((argument) => argument.pos === node.pos);
	if (parent.expression.getText() !== 'and' || at < 0) return null;
	const rest = parent.arguments.filter((_, other) => other !== at).map((argument) => argument.getText());
	return { from: parent.arguments.pos, to: parent.arguments.end, text: rest.join(', ') };
}

function withoutOperand(parent: ts.BinaryExpression, node: ts.Node): Edit | null {
	const { left, right, operatorToken } = parent;
	const isLogical = [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken].includes(operatorToken.kind);
	if (!isLogical) return null;
	return { from: parent.getStart(), to: parent.end, text: (left === node ? right : left).getText() };
}
