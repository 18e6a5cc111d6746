import { askCartCount } from '#src/browser/cart-count.ts';
import { watchOverlays } from '#src/browser/overlays.ts';
import { watchRelease } from '#src/browser/release-check.ts';
import { showWho } from '#src/browser/who.ts';

watchOverlays();
watchRelease();
void showWho();
void askCartCount();
