'use client';

import type { PageSection } from '@simpletread/domain';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { pageSectionOf } from '../paths';

interface BySectionProps {
  readonly section: PageSection;
  /** The replacement in that section. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** A part of every page that one section replaces. */
export const BySection = ({ section, instead, children }: BySectionProps) =>
  pageSectionOf(usePathname()) === section ? instead : children;
