'use client';

import { useRef, useState, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react';
import { ownValue } from '@simpletread/domain';
import { moved, pinch, WHOLE, zoomed, type Pixels, type ZoomView } from './zoom-view';

const STEP = 1.5;
const WHEEL = 0.002;
const ARROW_PX = 60;

const ARROWS: Readonly<Record<string, Pixels>> = {
  ArrowLeft: { x: ARROW_PX, y: 0 },
  ArrowRight: { x: -ARROW_PX, y: 0 },
  ArrowUp: { x: 0, y: ARROW_PX },
  ArrowDown: { x: 0, y: -ARROW_PX },
};

const sizeOf = (element: HTMLElement): Pixels => ({ x: element.clientWidth, y: element.clientHeight });

const pointOf = (event: PointerEvent<HTMLElement> | WheelEvent<HTMLElement>): Pixels => {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
};

/** Controls one frame's zoom by wheel, fingers and keys; `onTurn` shows another picture, for arrow keys while this one isn't zoomed. */
export const useZoom = (onTurn: (step: -1 | 1) => void) => {
  const [view, setView] = useState<ZoomView>(WHOLE);
  const frame = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Pixels>());
  const change = (next: (view: ZoomView, frame: Pixels) => ZoomView) => {
    const { current } = frame;
    if (current !== null) setView((before) => next(before, sizeOf(current)));
  };
  const zoom = (factor: number, at: Pixels = { x: 0, y: 0 }) =>
    change((before, size) => zoomed(before, factor, at, size));
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const known = fingers.current;
    const before = known.get(event.pointerId);
    if (before === undefined) return;
    const now = pointOf(event);
    const [other] = [...known].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    known.set(event.pointerId, now);
    if (other === undefined) {
      change((last, size) => moved(last, { x: now.x - before.x, y: now.y - before.y }, size));
      return;
    }
    const { factor, middle } = pinch([before, other], [now, other]);
    zoom(factor, middle);
  };
  const drop = (event: PointerEvent<HTMLDivElement>) => fingers.current.delete(event.pointerId);
  const turn = (step: -1 | 1) => {
    setView(WHOLE);
    onTurn(step);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = ownValue(ARROWS, event.key);
    if (event.key === '+' || event.key === '=') zoom(STEP);
    else if (event.key === '-') zoom(1 / STEP);
    else if (event.key === '0') setView(WHOLE);
    else if (by === undefined) return;
    else if (view.scale > 1) change((before, size) => moved(before, by, size));
    else if (by.x !== 0) turn(by.x > 0 ? -1 : 1);
    event.preventDefault();
  };
  return {
    view,
    zoomIn: () => zoom(STEP),
    zoomOut: () => zoom(1 / STEP),
    turn,
    press,
    frame: {
      ref: frame,
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, pointOf(event));
      },
      onPointerMove: follow,
      onPointerUp: drop,
      onPointerCancel: drop,
      onWheel: (event: WheelEvent<HTMLDivElement>) => zoom(Math.exp(-event.deltaY * WHEEL), pointOf(event)),
      onDoubleClick: () => (view.scale > 1 ? setView(WHOLE) : zoom(STEP * STEP)),
    },
  };
};
