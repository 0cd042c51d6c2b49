import type { SignedIn, Tokens } from '../contract/entities/session';
import type { EventBus, SessionEnd } from '../events';
import { createListeners, type Observable } from './observable';
import type { KeyValueStore } from './create-store';
import { storedKeys } from './stored-keys';

export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly userId: string;
}

/** The state of a session after a server refused it. `unchanged`: it is still valid, the refusal had another reason. */
export type SessionVerdict = 'renewed' | 'ended' | 'unchanged';
export type VerifySession = (refusedToken: string | null) => Promise<SessionVerdict>;

export interface SessionStore extends Observable {
  /** The session, or null unless both tokens are there. */
  get(): Session | null;
  /** The stored tokens, even if one is missing. */
  stored(): {
    readonly accessToken: string | null;
    readonly refreshToken: string | null;
    readonly userId: string | null;
  };
  /** Whether a session began here whose tokens are gone although nobody logged out. */
  isCutOff(): boolean;
  start(signedIn: SignedIn): void;
  /** Replaces both tokens after a refresh. */
  replace(tokens: Tokens): void;
  end(reason: SessionEnd): void;
  /** Reports to this tab what another tab did to the stored tokens. */
  syncFromOtherTab(): void;
  /**
   * A server answered 401 to a call with this access token, or to one without a token because there was none:
   * the session is verified at once.
   */
  reportRefused(accessToken: string | null): void;
  /** Resolves when it is known whether the session outlives the last refusal. */
  verify(): Promise<SessionVerdict>;
  /**
   * Sets the verifier: the shell's watcher. Without one a refusal changes nothing.
   * @returns stops doing so
   */
  verifyWith(verify: VerifySession): () => void;
}

const AUTHENTICATED = 'authenticated';

export function createSessionStore(storage: KeyValueStore, events: EventBus): SessionStore {
  const listeners = createListeners();
  let current: Session | null = null;

  const stored = () => ({
    accessToken: storage.get(storedKeys.accessToken),
    refreshToken: storage.get(storedKeys.refreshToken),
    userId: storage.get(storedKeys.userId),
  });
  const read = (): Session | null => {
    const { accessToken, refreshToken, userId } = stored();
    if (!accessToken || !refreshToken) return null;
    // The same object while nothing changed, as useSyncExternalStore requires.
    if (
      current?.accessToken !== accessToken ||
      current.refreshToken !== refreshToken ||
      current.userId !== (userId ?? '')
    ) {
      current = { accessToken, refreshToken, userId: userId ?? '' };
    }
    return current;
  };
  const write = ({ token, refreshToken }: Tokens) => {
    storage.set(storedKeys.accessToken, token);
    storage.set(storedKeys.refreshToken, refreshToken);
  };
  let wasSignedIn = read() !== null;
  let refusedToken: string | null = null;
  let verifySession: VerifySession | null = null;
  const verify = async (): Promise<SessionVerdict> => verifySession?.(refusedToken) ?? 'unchanged';

  return {
    subscribe: listeners.subscribe,
    get: read,
    stored,
    isCutOff: () => read() === null && storage.get(storedKeys.authStatus) === AUTHENTICATED,
    start(signedIn) {
      write(signedIn);
      storage.set(storedKeys.userId, signedIn.userId);
      storage.set(storedKeys.authStatus, AUTHENTICATED);
      wasSignedIn = true;
      listeners.notify();
      events.emit('session:started', { userId: signedIn.userId });
    },
    replace(tokens) {
      write(tokens);
      listeners.notify();
      events.emit('session:refreshed', { userId: read()?.userId ?? '' });
    },
    end(reason) {
      storage.remove(storedKeys.accessToken);
      storage.remove(storedKeys.refreshToken);
      storage.remove(storedKeys.authStatus);
      if (reason === 'tokens-missing') storage.remove(storedKeys.userId);
      if (reason === 'logout' || reason === 'country-changed') {
        for (const key of ['userId', 'vehicleId', 'categoryId', 'vehicleTypeId'] as const)
          storage.remove(storedKeys[key]);
      }
      wasSignedIn = false;
      listeners.notify();
      events.emit('session:ended', { reason });
    },
    syncFromOtherTab() {
      const session = read();
      listeners.notify();
      if (wasSignedIn && !session) {
        storage.remove(storedKeys.authStatus);
        events.emit('session:ended', { reason: 'other-tab' });
      }
      if (!wasSignedIn && session) events.emit('session:started', { userId: session.userId });
      wasSignedIn = session !== null;
    },
    reportRefused(accessToken) {
      refusedToken = accessToken;
      void verify();
    },
    verify,
    verifyWith(verifier) {
      verifySession = verifier;
      return () => {
        if (verifySession === verifier) verifySession = null;
      };
    },
  };
}
