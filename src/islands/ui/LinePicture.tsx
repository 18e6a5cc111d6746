import image from 'icon:image';
import { url } from '#src/routes.ts';
import { Icon } from './Icon.tsx';

const SHOWN_PX = 72;

export function LinePicture({ hash }: { readonly hash: string | null }) {
	if (!hash) {
		return (
			<span className="line-picture line-picture-blank">
				<Icon shapes={image} size={28} />
			</span>
		);
	}
	const src = url.picture({ hash, width: 320, format: 'webp' });
	return <img className="line-picture" src={src} width={SHOWN_PX} height={SHOWN_PX} alt="" loading="lazy" />;
}
