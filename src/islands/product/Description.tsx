import type { DescriptionBlock } from '#src/domains/catalog/rules/product-page/description-blocks.ts';
import { emphasised } from '#src/shared/text/emphasis.ts';

export function Description({ blocks }: { readonly blocks: readonly DescriptionBlock[] }) {
	const keyed = blocks.map((block, at) => ({ block, key: String(at) }));
	return (
		<div className="prose description">
			{keyed.map(({ block, key }) => (
				<Block key={key} block={block} />
			))}
		</div>
	);
}

function Block({ block }: { readonly block: DescriptionBlock }) {
	if (block.kind === 'list') {
		const keyed = block.items.map((item, at) => ({ item, key: String(at) }));
		return (
			<ul>
				{keyed.map(({ item, key }) => (
					<li key={key}>
						<Text text={item} />
					</li>
				))}
			</ul>
		);
	}
	const said = <Text text={block.text} />;
	return block.kind === 'heading' ? <h3>{said}</h3> : <p>{said}</p>;
}

function Text({ text }: { readonly text: string }) {
	const parts = emphasised(text).map((part, at) => ({ ...part, key: String(at) }));
	return parts.map(({ style, text, key }) => {
		if (style === 'plain') return text;
		const Tag = style === 'italic' ? 'em' : 'strong';
		return <Tag key={key}>{style === 'both' ? <em>{text}</em> : text}</Tag>;
	});
}
