import star from 'icon:star';
import { reviewFormMessages as messages } from '#src/messages/vi/reviews.ts';
import { STARS_SHOWN } from '#src/shared/rating.ts';
import { Icon } from '../ui/Icon.tsx';

export function StarRow({ stars }: { readonly stars: number }) {
	return (
		<span className="stars" role="img" aria-label={messages.starLabel(stars)}>
			{STARS_SHOWN.map((place) => (
				<span key={place} className={place <= stars ? 'star-place star-place-full' : 'star-place'}>
					<Icon shapes={star} size={18} />
				</span>
			))}
		</span>
	);
}
