import { type DescriptionBlock, descriptionBlocks } from '#src/domains/catalog/rules/description-blocks.ts';
import { emphasised } from '#src/shared/emphasis.ts';

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
					<li key={item}>
						<Words text={item} />
					</li>
				))}
			</ul>
		);
	}
	const said = <Words text={block.text} />;
	return block.kind === 'heading' ? <h3>{said}</h3> : <p>{said}</p>;
}

function Words({ text }: { readonly text: string }) {
	const parts = emphasised(text).map((part, at) => ({ ...part, key: String(at) }));
	return parts.map(({ style, text, key }) => {
		const Tag = style === 'plain' ? 'span' : style === 'italic' ? 'em' : 'strong';
		return <Tag key={key}>{style === 'both' ? <em>{text}</em> : text}</Tag>;
	});
}
