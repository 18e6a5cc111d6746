import { type DescriptionBlock, descriptionBlocks } from '#src/domains/catalog/rules/description-blocks.ts';

/** The words as a product's page parts them. */
export function ShownWords({ text }: { readonly text: string }) {
	const blocks = descriptionBlocks(text).map((block, at) => ({ block, key: String(at) }));
	return (
		<div className="prose">
			{blocks.map(({ block, key }) => (
				<Block key={key} block={block} />
			))}
		</div>
	);
}

function Block({ block }: { readonly block: DescriptionBlock }) {
	if (block.kind === 'list') {
		return (
			<ul>
				{block.items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		);
	}
	return block.kind === 'heading' ? <h4>{block.text}</h4> : <p>{block.text}</p>;
}
