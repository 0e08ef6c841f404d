-- Today shows the day's sales only to roles that need them. Roles that admins composed see what they saw before.
UPDATE identity.staff_role SET permissions = array_append(permissions, 'salesFigures.read')
WHERE 'dashboard.read' = ANY (permissions) AND NOT 'salesFigures.read' = ANY (permissions);
