import { controlMessages as messages } from '#src/messages/vi/ui.ts';

const SIZE_PX = 96;

export function PictureRow({ addresses }: { readonly addresses: readonly string[] }) {
	if (addresses.length === 0) return null;
	return (
		<ul className="review-pictures">
			{addresses.map((address, place) => (
				<li key={address}>
					<a href={address} target="_blank" rel="noreferrer">
						<img src={address} width={SIZE_PX} height={SIZE_PX} alt={messages.pictureOf(place + 1)} loading="lazy" />
					</a>
				</li>
			))}
		</ul>
	);
}
