import { ApolloLink } from "@apollo/client";
import { Observable } from "rxjs";

/** Cancels the pending request, by operation name. */
const underWay = new Map<string, () => void>();

/** Cancels the pending request of the same operation if a new one has `cancelPrevious`: its answer is out of date. */
export const cancelPrevious = new ApolloLink((operation, forward) => {
  const name = operation.operationName;
  if (!operation.getContext().cancelPrevious || !name) return forward(operation);
  return new Observable((observer) => {
    underWay.get(name)?.();
    const subscription = forward(operation).subscribe(observer);
    const cancel = () => observer.error(new DOMException("A newer request has taken its place.", "AbortError"));
    underWay.set(name, cancel);
    return () => {
      if (underWay.get(name) === cancel) underWay.delete(name);
      subscription.unsubscribe();
    };
  });
});
