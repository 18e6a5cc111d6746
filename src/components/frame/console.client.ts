import { watchShopCounts } from '#src/browser/shop/shop-counts.ts';
import { watchFrame } from '#src/components/frame/every-frame.client.ts';
import { watchSoundSwitch } from '#src/components/frame/order-sound.client.ts';

watchFrame();
watchSoundSwitch();
void watchShopCounts();
