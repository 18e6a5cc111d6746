import { descriptionBlocks } from '#src/domains/catalog/rules/product-page/description-blocks.ts';
import type { ProductSnapshot } from '#src/domains/order-views/contract/product-snapshots.ts';
import { listingFacts, productSnapshotMessages as messages } from '#src/messages/vi/product-facts.ts';
import { url } from '#src/routes.ts';
import { Description } from '../product/Description.tsx';

const SIZE_PX = 96;

export function ProductSnapshotPage({ of }: { readonly of: ProductSnapshot }) {
	const blocks = descriptionBlocks(of.description);
	return (
		<article className="listing-then-one">
			<h3>{of.name}</h3>
			<p className="order-soft">{messages.changed(of)}</p>
			{of.pictureHashes.length > 0 && (
				<ul className="listing-then-pictures">
					{of.pictureHashes.map((hash, index) => (
						<li key={hash}>
							<a href={url.picture({ hash, width: 1200, format: 'webp' })} target="_blank" rel="noopener">
								<img
									src={url.picture({ hash, width: 320, format: 'webp' })}
									width={SIZE_PX}
									height={SIZE_PX}
									alt={messages.picture(of.name, index + 1)}
									loading="lazy"
								/>
							</a>
						</li>
					))}
				</ul>
			)}
			<dl className="listing-then-facts">
				{listingFacts(of).map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			{blocks.length > 0 ? <Description blocks={blocks} /> : <p>{messages.noDescription}</p>}
		</article>
	);
}
